import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** A minimal identity provider; its tokens contain only what the test asks for. */
export async function startTerseProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const answers = new Map<string | undefined, object>()
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers.get(url) ?? {}))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  answers.set('/.well-known/openid-configuration', { issuer, jwks_uri: `${issuer}/keys` })
  answers.set('/keys', { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] })
  const tokenOf = (claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience('our-api')
      .setSubject('somebody')
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey)
  return { issuer, tokenOf, close: () => new Promise((closed) => server.close(closed)) }
}
