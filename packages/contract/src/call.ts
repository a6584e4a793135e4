import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call takes and gives. The schemas run in the API only; the browser sees nothing but these types. */
export interface CallSchema {
  summary: string
  public?: boolean
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Form bodies and the like; JSON when absent. */
  bodyType?: string
  /** Absent: the call answers 204 with nothing. */
  answer?: z.ZodType
  answerStatus?: 200 | 201 | 202
  answerType?: string
  /** A client that prefers `return=minimal` gets 204 and nothing. */
  answersMinimal?: true
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

/** The types of one call as its client writes and reads them. */
export interface Wire<S extends CallSchema> {
  params: InputOf<S['params']>
  query: InputOf<S['query']>
  body: InputOf<S['body']>
  answer: OutputOf<S['answer']> | (S extends { answersMinimal: true } ? undefined : never)
}

export interface CallTypes {
  params: unknown
  query: unknown
  body: unknown
  answer: unknown
}

/** One line of the table of calls: where it lives, and (as types only) what crosses the wire. */
export interface Call<T extends CallTypes = CallTypes> {
  method: Method
  path: string
  /** Its body is a form's, not JSON. */
  isForm?: boolean
  /** It answers with what changed, where the client says which version of the plan it has. */
  answersChanges?: boolean
  readonly types?: T
}

export function call<T extends CallTypes>(method: Method, path: string): Call<T> {
  return { method, path }
}

/** A call whose body is a form's fields. */
export function formCall<T extends CallTypes>(method: Method, path: string): Call<T> {
  return { method, path, isForm: true }
}

/** A call that changes the plan. */
export function changeCall<T extends CallTypes>(method: Method, path: string): Call<T> {
  return { method, path, answersChanges: true }
}
