import path from 'node:path'
import { buildProduct } from '../../../scripts/setup/build.mjs'
import { Refusal, root, runCommand } from '../../../scripts/setup/steps.mjs'
import { benchHelp, benchNames, unknownOption } from '../machine/bench-help.ts'
import { runOpenly } from '../machine/run-openly.ts'

/** `npm run bench -- NAME …`: one benchmark of `src/bench`, or the list of them; `--help` says what it measures and its options. */
await runCommand(async ([name, ...args]) => {
  if (name === undefined || isHelp(name)) {
    console.log(listOfBenches())
    return 0
  }
  if (!benchNames().includes(name)) throw new Refusal(`There is no benchmark "${name}".\n${listOfBenches()}`)
  if (args.some(isHelp)) {
    console.log(benchHelp(name))
    return 0
  }
  const unknown = unknownOption(name, args)
  if (unknown) throw new Refusal(`The benchmark "${name}" has no option ${unknown}.\n\n${benchHelp(name)}`)
  await buildProduct()
  return runOpenly([path.join(root, `tools/dist/bench/${name}.js`), ...args])
})

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

function listOfBenches(): string {
  const lines = benchNames().map((name) => `  ${name.padEnd(9)} ${benchHelp(name).split('\n')[0]}`)
  return [
    'Run one by npm run bench -- NAME, see its options by npm run bench -- NAME --help.',
    ...lines,
  ].join('\n')
}
