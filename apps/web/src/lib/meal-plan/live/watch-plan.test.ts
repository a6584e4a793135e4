import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { until } from '#lib/testing/until.ts'
import { watchPlan } from './watch-plan.ts'

const encoder = new TextEncoder()

/** Connections as the server sees them. */
function serveEvents() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const fetched = vi.fn(async (_address: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller)
        signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  vi.stubGlobal('fetch', fetched)
  return { streams, fetched, send: (at: number, text: string) => streams[at]?.enqueue(encoder.encode(text)) }
}

function setVisible(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  stop?.()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('[DAY-11] tells each version, however the stream is cut into pieces, and no heartbeat', async () => {
  const { streams, send } = serveEvents()
  const versions: number[] = []
  stop = watchPlan(({ version }) => versions.push(version))
  await until(() => expect(streams).toHaveLength(1))
  send(0, 'retry: 2000\n\nevent: plan\nid: 4\nda')
  send(0, 'ta: {"version":4}\n\n:\n\nevent: plan\ndata: {"version":5}\n\n')
  await until(() => expect(versions).toEqual([4, 5]))
})

it('[DAY-11] waits longer after each connection that brought nothing, and not any more after one that did', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const { streams, fetched, send } = serveEvents()
  stop = watchPlan(() => undefined)
  const endsAndComesBackAfter = async (milliseconds: number) => {
    const before = fetched.mock.calls.length
    streams.at(-1)?.close()
    await vi.advanceTimersByTimeAsync(milliseconds - 1)
    expect(fetched).toHaveBeenCalledTimes(before)
    await vi.advanceTimersByTimeAsync(1)
    await until(() => expect(streams).toHaveLength(before + 1))
  }
  await until(() => expect(streams).toHaveLength(1))
  for (const waitMs of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    await endsAndComesBackAfter(waitMs)
  send(streams.length - 1, 'event: plan\ndata: {"version":5}\n\n')
  await vi.advanceTimersByTimeAsync(0)
  await endsAndComesBackAfter(1_000)
})

it('[DAY-11] spreads the pages of many people over half of that time', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { streams, fetched } = serveEvents()
  stop = watchPlan(() => undefined)
  await until(() => expect(streams).toHaveLength(1))
  streams[0]?.close()
  await vi.advanceTimersByTimeAsync(499)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('[DAY-11] connects again when a connection ends, and not while nobody looks', async () => {
  setVisible(true)
  const { streams, fetched } = serveEvents()
  stop = watchPlan(() => undefined)
  await until(() => expect(streams).toHaveLength(1))
  streams[0]?.close()
  await vi.advanceTimersByTimeAsync(1_000)
  await until(() => expect(fetched).toHaveBeenCalledTimes(2))
  const [, [, { signal }]] = fetched.mock.calls as [unknown, [string, RequestInit]]
  setVisible(false)
  expect(signal?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveBeenCalledTimes(2)
  setVisible(true)
  await until(() => expect(fetched).toHaveBeenCalledTimes(3))
})

it('[DAY-11] connects again at once when the device has its network back', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const { streams, fetched } = serveEvents()
  stop = watchPlan(() => undefined)
  await until(() => expect(streams).toHaveLength(1))
  streams[0]?.close()
  await vi.advanceTimersByTimeAsync(10)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveBeenCalledTimes(2)
})
