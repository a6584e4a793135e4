import { buildServer, buildWeb, bundleServer, compileCookbook } from '../setup/build.mjs'
import { install } from '../setup/install.mjs'
import { assertPortFree, wantedPort } from '../setup/port.mjs'
import { serve } from '../setup/server-process.mjs'
import { runCommand } from '../setup/steps.mjs'

await runCommand(async (args) => {
  await assertPortFree(wantedPort())
  await install()
  await buildServer()
  await bundleServer()
  await compileCookbook()
  await buildWeb()
  return serve(args)
})
