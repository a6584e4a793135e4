import { countedFiles } from './counted-files.ts'
import type { Flow } from './flows.ts'
import { enterAsNewcomer } from './newcomer.ts'
import { ranForAny } from './ran-for-any.ts'
import { watchPress } from './watch-press.ts'
import { withWatchedPage } from './watched-page.ts'
import { withWatchedServer } from './watched-server.ts'

/** The source files of one flow, on a server and with an account of its own. */
export function measureFlow(flow: Flow): Promise<string[]> {
  return withWatchedServer(flow.settings, (server) =>
    withWatchedPage(server.origin, async (page) => {
      const newcomer = await enterAsNewcomer(page.page)
      await page.untilQuiet()
      const forAny = await ranForAny(server, newcomer)
      const press = await flow.open(page.page, newcomer)
      return countedFiles(await watchPress(page, server, press), forAny)
    }),
  )
}
