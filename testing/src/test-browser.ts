export interface Visit {
  status: number
  /** Where the visit ended, after all redirects. */
  url: URL
  headers: Headers
  html: string
}

export interface Cookie {
  name: string
  value: string
  path: string
}

/** The parts of a browser that plain pages need: cookies by path, redirects, and forms with their hidden fields. */
export class TestBrowser {
  readonly origin: string
  /** The network address the browser comes from, for an app that trusts its proxy. */
  readonly from: string | undefined
  #cookies: Cookie[] = []

  constructor(origin: string, { from }: { from?: string } = {}) {
    this.origin = origin
    this.from = from
  }

  /** Follows redirects until a page comes, or until one leads to `stopAt`, which isn't requested. */
  async open(address: string | URL, stopAt?: string): Promise<Visit> {
    return this.#visit(new URL(address, this.origin), { method: 'GET' }, stopAt)
  }

  /** Posts the first form of a page as it stands, with these fields filled in. */
  async submit(page: Visit, fields: Record<string, string>, stopAt?: string): Promise<Visit> {
    const form = readForm(page.html)
    return this.post(new URL(form.action, page.url), { ...form.fields, ...fields }, stopAt)
  }

  async post(address: string | URL, fields: Record<string, string>, stopAt?: string): Promise<Visit> {
    const body = new URLSearchParams(fields)
    return this.#visit(
      new URL(address, this.origin),
      { method: 'POST', body, headers: { origin: this.origin } },
      stopAt,
    )
  }

  /** The same browser, with the cookies it has now, in another network. */
  movedTo(from: string): TestBrowser {
    const moved = new TestBrowser(this.origin, { from })
    moved.#cookies = [...this.#cookies]
    return moved
  }

  /** The cookies of an address, as a browser would send them. */
  cookieHeader(address: URL): string {
    return this.#cookies
      .filter(({ path }) => path === '/' || `${address.pathname}/`.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  async #visit(url: URL, init: RequestInit, stopAt: string | undefined): Promise<Visit> {
    const headers = new Headers(init.headers)
    headers.set('accept', 'text/html')
    // A socket of its own: one kept from before may end while the next request is on its way.
    headers.set('connection', 'close')
    headers.set('cookie', this.cookieHeader(url))
    if (this.from) headers.set('x-forwarded-for', this.from)
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    this.#keepCookies(response, url)
    const html = await response.text()
    const location = response.headers.get('location')
    if (location === null || response.status < 300 || response.status > 399) {
      return { status: response.status, url, headers: response.headers, html }
    }
    const next = new URL(location, url)
    if (next.pathname === stopAt)
      return { status: response.status, url: next, headers: response.headers, html }
    return this.#visit(next, { method: 'GET' }, stopAt)
  }

  keepCookie(cookie: Cookie): void {
    this.#cookies = this.#cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path)
    if (cookie.value) this.#cookies.push(cookie)
  }

  #keepCookies(response: Response, url: URL): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const [name = '', value = ''] = split(pair)
      const path = attributes.map(split).find(([key]) => key?.toLowerCase() === 'path')?.[1] ?? url.pathname
      this.keepCookie({ name, value, path })
    }
  }
}

function split(pair: string): string[] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair] : [pair.slice(0, at), pair.slice(at + 1)]
}

function readForm(html: string): { action: string; fields: Record<string, string> } {
  const form = /<form\b[^>]*>[\s\S]*?<\/form>/.exec(html)?.[0]
  if (!form) throw new Error(`The page has no form:\n${html}`)
  const inputs = form.match(/<input\b[^>]*>/g) ?? []
  return {
    action: attribute(form, 'action') ?? '',
    fields: Object.fromEntries(
      inputs.map((input) => [attribute(input, 'name') ?? '', attribute(input, 'value') ?? '']),
    ),
  }
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return value?.replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)))
}
