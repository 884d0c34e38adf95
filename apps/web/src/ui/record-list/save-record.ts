type OnError = (error: unknown) => void

/** How a dialog saves its record, and the result of the last attempt. */
export type Saving<Body> = {
  readonly save: (body: Body, onError: OnError) => void
  /** Also true after the save, until the dialog is closed. */
  readonly isSaving: boolean
  readonly error: unknown
}

type Mutation<Request> = {
  readonly mutate: (request: Request, options: { readonly onError: OnError }) => void
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: unknown
}

type AddRequest<Body> = { readonly body: Body }
type ChangeRequest<Body> = {
  readonly params: { readonly id: number }
  readonly body: Body & { readonly version: number }
}

/** Converts the typed body to the request of a mutation. */
export const saveWith = <Body, Request>(
  { mutate, isPending, isSuccess, error }: Mutation<Request>,
  toRequest: (body: Body) => Request,
): Saving<Body> => ({
  save: (body, onError) => mutate(toRequest(body), { onError }),
  isSaving: isPending || isSuccess,
  error,
})

/** Adds a record, or changes the version that the dialog shows. */
export const saveRecord = <Body extends object>(
  record: { readonly id: number; readonly version: number } | null,
  add: Mutation<AddRequest<Body>>,
  change: Mutation<ChangeRequest<Body>>,
): Saving<Body> =>
  record === null
    ? saveWith(add, (body) => ({ body }))
    : saveWith(change, (body) => ({ params: { id: record.id }, body: { ...body, version: record.version } }))
