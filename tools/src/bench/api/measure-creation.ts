import { readArtefact } from '@butterleaf/api/platform/recipes/read-artefact'
import { type Answer, ask } from '../../load/ask.ts'
import { signUpPeople } from '../../load/people.ts'
import { drawProfiles, publicSeed } from '../planner/profiles.ts'
import type { Measured } from './measured.ts'
import { spreadRows } from './spread-rows.ts'

const people = 24

/** First plans of the planner's own benchmark people, one after the other. */
export async function measureCreation(origin: string): Promise<Measured[]> {
  const { profiles } = drawProfiles(people, publicSeed, readArtefact())
  const tokens = await signUpPeople(origin, people)
  const answers: Answer[] = []
  for (const [at, { flat }] of profiles.entries())
    answers.push(
      await ask('POST', `${origin}/api/mealplan`, { token: tokens[at], body: { ...flat, unit: 'us' } }),
    )
  const made = answers.filter(({ status }) => status === 201)
  const others = answers.filter(({ status }) => status !== 201).map(({ status }) => status)
  const what = `creating a plan, others than made ${others.join(' ') || 'none'}`
  const times = made.map(({ ms }) => ms)
  return spreadRows(what, times, { p50: 80, p95: 300 })
}
