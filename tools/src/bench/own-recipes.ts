// How the built server bears recipes of people's own: one person with as many as there is room for, and many with some.
//   npm run bench -- own-recipes [--engine sqlite|postgres] [--recipes 500] [--people 200] [--each 50]
// Reference of the same run: the same readings of a person, and of the same people, without recipes. Exit 1 when a page of the list
// misses its goal.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { engineNamed, engines } from '../load/engines.ts'
import { signUpPlanOwners } from '../load/people.ts'
import { type ServerProcess, startServer } from '../load/server-process.ts'
import type { Measured } from './api/measured.ts'
import { table } from './api/table.ts'
import { addRecipes } from './own-recipes/add-recipes.ts'
import { measureMemory } from './own-recipes/measure-memory.ts'
import { measureAfterChange, measureBrowsing, measurePages } from './own-recipes/measure-one-person.ts'

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    recipes: { type: 'string', default: '500' },
    people: { type: 'string', default: '200' },
    each: { type: 'string', default: '50' },
  },
})

const engine = await engines[engineNamed(options.engine)]()
const server = await startServer(engine.environment)
try {
  await print('one person', measureOnePerson(server, Number(options.recipes)))
  const people = { people: Number(options.people), recipesEach: Number(options.each) }
  await print('many people', measureMemory(server, people))
} finally {
  await server.stop()
  await engine.close()
}

async function print(what: string, measuring: Promise<Measured[]>): Promise<void> {
  const startedAt = performance.now()
  const loadBefore = loadavg()[0]
  const rows = await measuring
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${table(`${what}, ${options.engine}`, { rows, load: [loadBefore, loadavg()[0]], seconds })}\n`)
  if (rows.some(({ value, goal }) => goal !== undefined && value > goal)) process.exitCode = 1
}

async function measureOnePerson({ origin, cpuMs }: ServerProcess, recipes: number): Promise<Measured[]> {
  const [cook, other] = await signUpPlanOwners(origin, 2)
  const [owning, without] = [cook, other].map((person) => ({ origin, person, cpuMs }))
  const ids = await addRecipes(origin, cook.token, recipes)
  const whose = `${recipes} recipes`
  return [
    ...(await measurePages(owning, { recipes, whose })),
    ...(await measurePages(without, { recipes: 0, whose: 'reference: none' })),
    ...(await measureBrowsing(owning, whose)),
    ...(await measureBrowsing(without, 'reference: none')),
    ...(await measureAfterChange(owning, ids)),
  ]
}
