export type WatchedPlan = { news: { version: number }; stop(): Promise<void> }

/** Watches a person's plan, and tells which version the last piece of news was of. */
export async function watchPlan(origin: string, token: string): Promise<WatchedPlan> {
  const stopping = new AbortController()
  const response = await fetch(`${origin}/api/mealplan/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopping.signal,
  })
  const news = { version: 0 }
  if (!response.body) throw new Error(`${response.status} without news`)
  const reading = read(response.body, news).catch(() => undefined)
  return {
    news,
    stop: async () => {
      stopping.abort()
      await reading
    },
  }
}

async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>, news: { version: number }): Promise<void> {
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    news.version = Number([...text.matchAll(/^id: ?(\d+)/gm)].at(-1)?.[1] ?? 0)
  }
}
