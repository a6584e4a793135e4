import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { test } from 'vitest'
import { assertPortFree, wantedPort } from '../../../scripts/setup/port.mjs'
import { Refusal } from '../../../scripts/setup/steps.mjs'

test('the port is 3000 unless PORT says another, and nonsense is refused', () => {
  assert.equal(wantedPort({}), 3000)
  assert.equal(wantedPort({ PORT: '' }), 3000)
  assert.equal(wantedPort({ PORT: '8080' }), 8080)
  for (const nonsense of ['http', '70000', '-1', '3000.5']) {
    assert.throws(() => wantedPort({ PORT: nonsense }), Refusal)
  }
})

for (const host of ['127.0.0.1', '0.0.0.0']) {
  test(`a port taken on ${host} is refused with what to do; once free it is fine`, async () => {
    const other = createServer().listen(0, host)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await assert.rejects(assertPortFree(port), (error: Error) => {
      assert.match(error.message, new RegExp(`Port ${port} is taken by .*PORT=${port + 1} npm start`))
      return error instanceof Refusal
    })
    other.close()
    await once(other, 'close')
    await assertPortFree(port)
  })
}
