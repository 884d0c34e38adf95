type Told = { readonly onError: (error: unknown) => void }

type Mutation<Request> = {
  readonly mutate: (request: Request, told: Told) => void
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: unknown
}

type Saving<Body> = {
  readonly add: Mutation<{ readonly body: Body }>
  readonly change: Mutation<{
    readonly params: { readonly id: number }
    readonly body: Body & { readonly version: number }
  }>
}

/** Saves a record of the administration: adds it, or changes the one that was seen in its version. */
export const savingOf = <Body extends object>(
  record: { readonly id: number; readonly version: number } | null,
  { add, change }: Saving<Body>,
) => {
  const { isPending, isSuccess, error } = record === null ? add : change
  const save = (body: Body, onError: Told['onError']) => {
    if (record === null) return add.mutate({ body }, { onError })
    change.mutate({ params: { id: record.id }, body: { ...body, version: record.version } }, { onError })
  }
  return { save, isSaving: isPending || isSuccess, error }
}
