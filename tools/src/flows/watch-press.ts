import type { Page, Route } from '@playwright/test'
import { mergeRanFiles, type RanFiles } from './ran-files.ts'
import type { WatchedPage } from './watched-page.ts'
import type { WatchedServer } from './watched-server.ts'

export type FlowPress = {
  press(): Promise<void>
  /** The changes it asks for, in order, as patterns of their addresses; the last one's answer ends the flow. */
  requests: readonly string[]
}

/** What runs from a press to its answer. */
export async function watchPress(
  page: WatchedPage,
  server: WatchedServer,
  watched: FlowPress,
): Promise<RanFiles> {
  await page.untilQuiet()
  const held = watched.requests.map((pattern) => holdNextChange(page.page, pattern))
  await watched.press()
  const ran: RanFiles[] = []
  for (const request of held) {
    const route = await request
    ran.push(await page.takeRan())
    await server.takeRan()
    const answer = await route.fetch()
    ran.push(await server.takeRan())
    await route.fulfill({ response: answer })
    if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  }
  return mergeRanFiles(ran)
}

function holdNextChange(page: Page, pattern: string): Promise<Route> {
  return new Promise((hold, fail) => {
    const handle = (route: Route) => (route.request().method() === 'GET' ? route.continue() : hold(route))
    page.route(pattern, handle).catch(fail)
  })
}
