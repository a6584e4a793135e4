import { accountCalls, type Passkeys } from '@butterleaf/contract/account/calls'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'

const passkeysKey = ['passkeys']

export function usePasskeys(): UseQueryResult<Passkeys> {
  return useQuery({ queryKey: passkeysKey, queryFn: () => api.send(accountCalls.listPasskeys, {}) })
}

/** A change of the passkeys, after which the list is asked for again. */
function usePasskeyChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: passkeysKey }),
  })
}

/** The browser's part is loaded when it is needed. */
export function useAddPasskey() {
  return usePasskeyChange(async (name: string) => {
    const options = await api.send(accountCalls.startPasskey, {})
    const { createPasskey } = await import('./create-passkey.ts')
    const credential = await createPasskey(options)
    return api.send(accountCalls.addPasskey, { body: { name, credential } })
  })
}

export function useRenamePasskey() {
  return usePasskeyChange(({ passkeyId, name }: { passkeyId: string; name: string }) =>
    api.send(accountCalls.renamePasskey, { params: { passkeyId }, body: { name } }),
  )
}

export function useRemovePasskey() {
  return usePasskeyChange((passkeyId: string) =>
    api.send(accountCalls.removePasskey, { params: { passkeyId } }),
  )
}

export function useSecondFactor() {
  return usePasskeyChange((isAsked: boolean) =>
    api.send(accountCalls.changeSecondFactor, { body: { second_factor: isAsked } }),
  )
}

export function useMakeCodes() {
  return usePasskeyChange((_none: undefined) => api.send(accountCalls.makeRecoveryCodes, {}))
}
