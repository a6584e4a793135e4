/** What `main.tsx` posts from inside the frame when the provider has answered. */
export interface SilentAnswer {
  kind: 'butterleaf.silent-answer'
  address: string
}

const patienceMs = 8_000

/** Asks the provider in a hidden frame; returns the address that it answered with. */
export function askInFrame(question: URL): Promise<URL> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'Signing in'
  return new Promise<URL>((resolve, reject) => {
    const timer = setTimeout(
      () => end(() => reject(new TypeError('the provider did not answer'))),
      patienceMs,
    )
    const listen = ({ source, origin, data }: MessageEvent<SilentAnswer>) => {
      const isOurs = source === frame.contentWindow && origin === window.location.origin
      if (isOurs && data?.kind === 'butterleaf.silent-answer') end(() => resolve(new URL(data.address)))
    }
    const end = (settle: () => void) => {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
      frame.remove()
      settle()
    }
    window.addEventListener('message', listen)
    frame.src = question.href
    document.body.append(frame)
  })
}
