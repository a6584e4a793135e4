import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildServer } from '../../../scripts/setup/build.mjs'
import { Refusal, root, runCommand } from '../../../scripts/setup/steps.mjs'
import { writeExample } from '../explore/counterexample.ts'
import { type ExploredArea, exploredAreas, isExploredArea, runRound } from '../explore/run-round.ts'

const names = Object.keys(exploredAreas).filter(isExploredArea)
const usualFolder = join(root, '.cache', 'explored')
const greatestSeed = 2 ** 31
const help = `npm run explore -- MINUTES [${names.join(' | ')}] [--out FOLDER]

Runs the tests that begin from chance (properties, invented plans), each round from a fresh seed, until the minutes
are over; the round that runs then is finished. Each test that fails leaves a file in ${usualFolder}
or in FOLDER, with its seed, path and value, to be added as an example. Ends with 1 when something was found.
npm test runs the same tests from one fixed seed.`

await runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(help)
  const [time, ...chosen] = positionals
  const minutes = Number(time)
  if (!(minutes > 0)) throw new Refusal(`MINUTES is a number above 0.\n\n${help}`)
  const unknown = chosen.find((name) => !isExploredArea(name))
  if (unknown !== undefined) throw new Refusal(`There is no area "${unknown}".\n\n${help}`)
  await buildServer()
  const asked = chosen.filter(isExploredArea)
  return explore(asked.length > 0 ? asked : names, minutes, values.out ?? usualFolder)
})

async function explore(chosen: readonly ExploredArea[], minutes: number, folder: string): Promise<number> {
  const endsAt = performance.now() + minutes * 60_000
  let found = 0
  let rounds = 0
  while (performance.now() < endsAt) {
    const area = chosen[rounds++ % chosen.length] as ExploredArea
    const seed = randomInt(greatestSeed)
    const examples = await runRound(area, seed)
    const added = examples.filter((example) => writeExample(folder, example))
    found += examples.length
    console.log(`${area}, seed ${seed}: ${examples.length === 0 ? 'nothing' : `${examples.length} failed`}`)
    for (const { file, title } of added) console.log(`  ${file}: ${title}`)
  }
  console.log(`${rounds} rounds, ${found} failures.${found > 0 ? ` The examples stand in ${folder}` : ''}`)
  return found > 0 ? 1 : 0
}
