import { parseArgs } from 'node:util'
import { buildServer } from '../../../scripts/setup/build.mjs'
import { Refusal, runCommand } from '../../../scripts/setup/steps.mjs'
import { accepted } from '../mutants/accepted.ts'
import { areas, isAreaName, leastScore } from '../mutants/areas.ts'
import { judgeMutants, judgementText } from '../mutants/judge-mutants.ts'
import { tryMutants } from '../mutants/try-mutants.ts'

const list = Object.entries(areas).map(([name, { title }]) => `  ${name.padEnd(14)}${title}`)
const help = `npm run mutants -- AREA ... [--sample N] [--seed S] [--concurrency N] [--anew]

Changes the sources of an area, one place at a time, and runs its tests against each change. Prints the changes that
no test noticed and the share of those that one did; ends with 1 below ${leastScore} %. What no test can notice is listed with its
reason in tools/src/mutants/accepted.ts. Works in a copy of the repository; what it found is remembered, and only what
changed is tried again, unless --anew is said. --sample N tries about N changes of each area, drawn by the seed S (1).
--concurrency N runs N tests at once (2).

${list.join('\n')}`

await runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ sample: { type: 'string' }, seed: { type: 'string' }, concurrency: { type: 'string' } },
      ...{ anew: { type: 'boolean' }, help: { type: 'boolean' } },
    },
  })
  if (values.help || positionals.length === 0) return console.log(help)
  const unknown = positionals.find((name) => !isAreaName(name))
  if (unknown !== undefined) throw new Refusal(`There is no area "${unknown}".\n\n${help}`)
  const concurrency = Number(values.concurrency ?? 2)
  if (!(concurrency >= 1)) throw new Refusal('--concurrency N is at least 1.')
  const count = Number(values.sample ?? 1)
  if (!(count >= 1)) throw new Refusal('--sample N is at least 1.')
  const sample = values.sample ? { count, seed: values.seed ?? '1' } : undefined
  // API tests run its threads.
  await buildServer()
  let isGood = true
  for (const area of positionals.filter(isAreaName)) {
    const mutants = await tryMutants({ area, concurrency, isAnew: values.anew ?? false, sample })
    const judgement = judgeMutants(mutants, accepted, { isSample: sample !== undefined })
    console.log(judgementText(areas[area].title, judgement))
    isGood &&= judgement.isGood
  }
  return isGood ? 0 : 1
})
