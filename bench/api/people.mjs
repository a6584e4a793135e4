import { signUp } from '../../testing/dist/sign-in.js'
import { drawnPerson, itemPath, planPath } from '../../testing/dist/test-plan.js'
import { askFor } from './ask.mjs'

/** People as new as those who pay for the first time. */
export async function signUpPeople(origin, count) {
  const tokens = []
  for (let person = 0; person < count; person += 1) tokens.push((await signUp(origin)).accessToken)
  return tokens
}

/** The same with a plan. */
export async function signUpPlanOwners(origin, count) {
  const owners = []
  for (const token of await signUpPeople(origin, count)) {
    const { text } = await askFor(201, 'POST', origin + planPath, { token, body: drawnPerson })
    const plan = JSON.parse(text())
    const base = `${origin}${planPath}/${plan.id}`
    owners.push({
      token,
      address: origin + planPath,
      base,
      version: plan.version,
      slot: (day, meal) => base + itemPath(plan, day, meal),
    })
  }
  return owners
}
