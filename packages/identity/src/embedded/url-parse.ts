/** `oidc-provider` calls `URL.parse`, which the first releases of Node 20 don't have. */
if (!('parse' in URL)) {
  Object.assign(URL, {
    parse: (address: string, base?: string) => (URL.canParse(address, base) ? new URL(address, base) : null),
  })
}
