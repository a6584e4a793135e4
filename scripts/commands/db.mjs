import { isAbsolute, join, resolve } from 'node:path'
import { buildServer } from '../setup/build.mjs'
import { install } from '../setup/install.mjs'
import { root } from '../setup/root.mjs'
import { runCommand, runOpenly } from '../setup/steps.mjs'

const databaseTool = join(root, 'apps', 'api', 'dist', 'main', 'commands', 'db.js')

await runCommand(async ([command = '', given, ...rest]) => {
  await install()
  await buildServer()
  const isPerson = command === 'sign-out'
  const args = given === undefined ? [command] : [command, isPerson ? given : fromWhereCalled(given), ...rest]
  return runOpenly(process.execPath, [databaseTool, ...args.filter((arg) => arg !== '')])
})

/** npm runs scripts in the top folder; a file is meant from the folder the user typed the command in. */
function fromWhereCalled(file) {
  if (isAbsolute(file) || file.startsWith('-') || file.includes('://')) return file
  return resolve(process.env.INIT_CWD ?? process.cwd(), file)
}
