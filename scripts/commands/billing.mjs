import { join } from 'node:path'
import { buildServer } from '../setup/build.mjs'
import { install } from '../setup/install.mjs'
import { root } from '../setup/root.mjs'
import { runCommand, runOpenly } from '../setup/steps.mjs'

const billingTool = join(root, 'apps', 'api', 'dist', 'main', 'commands', 'billing.js')

await runCommand(async (args) => {
  await install()
  await buildServer()
  return runOpenly(process.execPath, [billingTool, ...args])
})
