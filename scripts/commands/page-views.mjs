import { join } from 'node:path'
import { buildServer } from '../setup/build.mjs'
import { install } from '../setup/install.mjs'
import { root } from '../setup/root.mjs'
import { runCommand, runOpenly } from '../setup/steps.mjs'

const pageViewsTool = join(root, 'apps', 'api', 'dist', 'main', 'commands', 'page-views.js')

await runCommand(async (args) => {
  await install()
  await buildServer()
  return runOpenly(process.execPath, [pageViewsTool, ...args])
})
