/** Watches a person's plan, and tells which version the last piece of news was of. */
export async function watchPlan(origin, token) {
  const stopping = new AbortController()
  const response = await fetch(`${origin}/api/mealplan/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopping.signal,
  })
  const news = { version: 0 }
  const reading = read(response.body, news).catch(() => undefined)
  return {
    news,
    stop: async () => {
      stopping.abort()
      await reading
    },
  }
}

async function read(body, news) {
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    news.version = Number([...text.matchAll(/^id: ?(\d+)/gm)].at(-1)?.[1] ?? 0)
  }
}
