/** The same as on the server, which opens the content security policy there. */
const paymentPages = /^\/(checkout|settings\/account\/subscription)(\/|$)/

const loading = new Map<string, Promise<void>>()

/** Once a page; after a failure it can be loaded again. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const started = isPaymentDocument() ? append(address) : loadAgain()
  loading.set(address, started)
  started.catch(() => loading.delete(address))
  return started
}

/** Whether the document was requested under this address; otherwise only its URL has changed since. */
function isPaymentDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation === undefined || paymentPages.test(new URL(navigation.name).pathname)
}

/** The policy belongs to the document. Choices and typed text are stored in the tab. */
function loadAgain(): Promise<void> {
  window.location.reload()
  return new Promise(() => undefined)
}

function append(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new TypeError(`${new URL(address).host} can’t be reached`))
    }
    document.head.append(script)
  })
}
