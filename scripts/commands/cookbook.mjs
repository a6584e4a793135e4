import { join } from 'node:path'
import { buildCookbook } from '../setup/build.mjs'
import { install } from '../setup/install.mjs'
import { root } from '../setup/root.mjs'
import { runCommand, runOpenly } from '../setup/steps.mjs'
import { withoutStdout } from '../setup/without-stdout.mjs'

const cookbookTool = join(root, 'packages', 'cookbook', 'dist', 'cli.js')

await runCommand(async (args) => {
  await withoutStdout(async () => {
    await install()
    await buildCookbook()
  })
  // Files are meant from the folder the user typed the command in.
  return runOpenly(process.execPath, [cookbookTool, ...args], { cwd: process.env.INIT_CWD ?? process.cwd() })
})
