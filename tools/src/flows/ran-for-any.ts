import { until } from '../load/until.ts'
import type { Newcomer } from './newcomer.ts'
import { mergeRanFiles, type RanFiles } from './ran-files.ts'
import type { WatchedServer } from './watched-server.ts'

/** The server reads some tables again after seconds only, so it is asked until this long nothing else ran. */
const looksWithoutNews = 8

/** What runs for any signed-in request. */
export async function ranForAny(server: WatchedServer, { readUser }: Newcomer): Promise<RanFiles> {
  await server.takeRan()
  let ran: RanFiles = new Map()
  let looks = 0
  const look = async () => {
    await readUser()
    const before = ran.size
    ran = mergeRanFiles([ran, await server.takeRan()])
    looks = ran.size === before ? looks + 1 : 0
    return looks === looksWithoutNews
  }
  await until('end to what any request runs', look, { everyMs: 1000 })
  return ran
}
