/** As on the server, which opens the page's policy there. */
const paymentPages = /^\/(checkout|settings\/account\/subscription)(\/|$)/

const loading = new Map<string, Promise<void>>()

/** Once a page; after a failure it can be asked for again. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const started = isPaymentDocument() ? append(address) : loadAgain()
  loading.set(address, started)
  started.catch(() => loading.delete(address))
  return started
}

/** Whether the document itself was asked for here; from elsewhere only its address has changed since. */
function isPaymentDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation === undefined || paymentPages.test(new URL(navigation.name).pathname)
}

/** The policy is the document's. What was chosen and typed so far is kept in the tab. */
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
