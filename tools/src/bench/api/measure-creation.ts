import { readArtefact } from '@butterleaf/api/platform/recipes/read-artefact'
import { type Answer, ask } from '../../load/ask.ts'
import { signUpPeople } from '../../load/people.ts'
import { spreadOf } from '../../load/spread.ts'
import { drawProfiles, publicSeed } from '../planner/profiles.ts'
import type { Measured } from './measured.ts'

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
  const { p50, p95, most } = spreadOf(made.map(({ ms }) => ms))
  const others = answers.filter(({ status }) => status !== 201).map(({ status }) => status)
  return [
    {
      what: `creating a plan, ${made.length} made, others ${others.join(' ') || 'none'}, p50`,
      unit: 'ms',
      value: p50,
      goal: 80,
    },
    { what: '  p95', unit: 'ms', value: p95, goal: 300 },
    { what: '  most', unit: 'ms', value: most },
  ]
}
