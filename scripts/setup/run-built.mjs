import { buildServer, buildTestParts, bundleServer, compileCookbook } from './build.mjs'
import { install } from './install.mjs'
import { runOpenly } from './steps.mjs'

/** A program that uses what is built, in a process of its own: what it imports is there by then. */
export async function runBuilt(file, args) {
  await install()
  await buildServer()
  await bundleServer()
  await compileCookbook()
  await buildTestParts()
  return runOpenly(process.execPath, [file, ...args])
}
