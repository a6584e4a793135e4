import type { Readable } from 'node:stream'
import type { Flags } from '@butterleaf/contract/flags/flags'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { openEventStream } from '@butterleaf/server-kit/http/streams/event-stream'
import { type OpenStreams, openStreams } from '@butterleaf/server-kit/http/streams/open-streams'
import type { AppContext } from '#platform/app-context.ts'
import type { FlagSource } from '#platform/flags/flag-source.ts'

/** What the flags' operations need; one in a process. */
type FlagContext = Readonly<Pick<AppContext, 'flags'> & { streams: OpenStreams }>

/** A whole office may share an address. */
const mostOfNetwork = 100
const mostOfAll = 5_000
const crowdedRetrySeconds = 60

/** The caller ends its streams before the app closes. */
export function openFlagContext({ flags }: Pick<AppContext, 'flags'>): FlagContext {
  return { flags, streams: openStreams({ mostOfOwner: mostOfNetwork, mostOfAll }) }
}

export function readFlags({ flags }: FlagContext): Flags {
  return flags.current()
}

/** The flags as server-sent events; streams are limited by network. */
export function watchFlags({ flags, streams }: FlagContext, network: string): Readable {
  if (!streams.hasRoom()) throw new AppError('unavailable', { retryAfterSeconds: crowdedRetrySeconds })
  const stream = openFlagStream(flags)
  streams.add(network, stream)
  return stream
}

const mostUnreadBytes = 16 * 1024

/** Sends the current flags, then those of every change. */
function openFlagStream(source: FlagSource): Readable {
  const { stream, send } = openEventStream({ mostUnreadBytes })
  const stopListening = source.listen((flags) => send({ name: 'flags', data: flags }))
  stream.once('close', stopListening)
  send({ name: 'flags', data: source.current() })
  return stream
}
