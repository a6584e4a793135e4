import { signUp } from '../../testing/dist/sign-in.js'
import { drawnPerson, itemPath, planPath } from '../../testing/dist/test-plan.js'
import { askFor } from './ask.mjs'

/** Passwords are hashed slowly, on other threads. */
const atOnce = 4

/** People as new as those who pay for the first time. */
export async function signUpPeople(origin, count) {
  const tokens = []
  while (tokens.length < count) {
    const next = Array.from({ length: Math.min(atOnce, count - tokens.length) }, () => signUp(origin))
    tokens.push(...(await Promise.all(next)).map(({ accessToken }) => accessToken))
  }
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
