import { reminderCalls, type WireReminders } from '@butterleaf/contract/reminders/calls'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { passOverGone } from '#lib/api/api-problem.ts'
import { type DevicePush, findDevicePush, subscribeDevice, unsubscribeDevice } from './device-push.ts'

const remindersKey = ['reminders']
const deviceKey = ['reminders', 'device']

export function useReminders(): UseQueryResult<WireReminders> {
  return useQuery({ queryKey: remindersKey, queryFn: () => api.send(reminderCalls.read, {}) })
}

/** Asked again at each visit: permissions change in the browser's settings. */
export function useDevicePush(): UseQueryResult<DevicePush> {
  return useQuery({ queryKey: deviceKey, queryFn: findDevicePush, staleTime: 0, networkMode: 'always' })
}

export type SentReminders = Pick<WireReminders, 'kinds' | 'quiet'>

export function useSaveReminders() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: SentReminders) => api.send(reminderCalls.save, { body }),
    onSuccess: (reminders) => queries.setQueryData(remindersKey, reminders),
  })
}

export function useSubscribeDevice() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (reminders: WireReminders) =>
      api.send(reminderCalls.subscribe, { body: await subscribeDevice(reminders) }),
    onSettled: () => queries.invalidateQueries({ queryKey: remindersKey }),
  })
}

/** At the server too, where it knows of it. */
export function useUnsubscribeDevice() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      await unsubscribeDevice()
      if (id === undefined) return
      await api.send(reminderCalls.unsubscribe, { params: { id } }).catch(passOverGone)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: remindersKey }),
  })
}
