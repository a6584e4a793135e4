import { buildServer, buildWeb, compileCookbook } from '../setup/build.mjs'
import { install } from '../setup/install.mjs'
import { runCommand } from '../setup/steps.mjs'

await runCommand(async () => {
  await install()
  await buildServer()
  await compileCookbook()
  await buildWeb()
  console.log('Built: apps/api/dist and apps/web/dist are up to date.')
})
