import { parseArgs } from 'node:util'
import { Refusal, runCommand } from '../../../scripts/setup/steps.mjs'
import { rule } from '../flows/counted-files.ts'
import { flows } from '../flows/flows.ts'
import { measureFlow } from '../flows/measure-flow.ts'

const names = Object.keys(flows)
const help = `npm run flows -- [${names.join(' | ')}] [--list]
How many source files a reader opens who follows a press through the code. --list names them.

${rule}`

await runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { list: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(help)
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Refusal(`There is no flow "${unknown}".\n${help}`)
  for (const [name, flow] of Object.entries(flows)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const files = await measureFlow(flow)
    console.log(
      `${name}: ${files.length} files (goal ${flow.goal}, first release ${flow.first}): ${flow.title}`,
    )
    if (values.list) console.log(files.map((file) => `  ${file}`).join('\n'))
  }
})
