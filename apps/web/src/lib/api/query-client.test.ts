import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

it('without a network a question fails instead of waiting unseen', async () => {
  onlineManager.setOnline(false)
  const asked = createQueryClient().fetchQuery({ queryKey: ['one'], queryFn: lost, retry: false })
  await expect(asked).rejects.toThrow('Failed to fetch')
})

it('without a network a change fails instead of going out some time later', async () => {
  onlineManager.setOnline(false)
  const change = new MutationObserver(createQueryClient(), { mutationFn: lost })
  await expect(change.mutate()).rejects.toThrow('Failed to fetch')
})
