import { buildServer, buildWeb, bundleServer, compileCookbook } from '../setup/build.mjs'
import { install } from '../setup/install.mjs'
import { runCommand } from '../setup/steps.mjs'

await runCommand(async () => {
  await install()
  await buildServer()
  await bundleServer()
  await compileCookbook()
  await buildWeb()
  console.log('Built: apps/api and apps/web are up to date.')
})
