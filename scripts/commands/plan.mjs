import { join } from 'node:path'
import { buildServer } from '../setup/build.mjs'
import { install } from '../setup/install.mjs'
import { root } from '../setup/root.mjs'
import { runCommand, runOpenly } from '../setup/steps.mjs'
import { withoutStdout } from '../setup/without-stdout.mjs'

const planTool = join(root, 'apps', 'api', 'dist', 'main', 'commands', 'plan.js')

await runCommand(async (args) => {
  await withoutStdout(async () => {
    await install()
    await buildServer()
  })
  // Files are meant from the folder the user typed the command in.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  return runOpenly(process.execPath, [planTool, '--root', root, ...args], { cwd })
})
