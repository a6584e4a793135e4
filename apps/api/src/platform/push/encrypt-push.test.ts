import { describe, expect, it } from 'vitest'
import { arePushKeys, encryptPush } from './encrypt-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
/** RFC 8291, appendix A. */
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

describe('[DOOR-3] a message for a browser', () => {
  it('is what RFC 8291 says it is', () => {
    const sealed = encryptPush('When I grow up, I want to be a watermelon', keys, {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    })
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  it('is another each time', () => {
    expect(encryptPush('Thaw', keys).equals(encryptPush('Thaw', keys))).toBe(false)
  })

  it.each([
    [{}, true],
    [{ auth: 'BTBZMqHH6r4Tts7J' }, false],
    [{ p256dh: 'AAAA' }, false],
    [{ p256dh: Buffer.alloc(65, 4).toString('base64url') }, false],
  ])('goes to keys that are some: with %j %s', (part, areSome) => {
    expect(arePushKeys({ ...keys, ...part })).toBe(areSome)
  })
})
