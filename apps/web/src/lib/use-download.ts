import type { RequestFor } from '@girassol/contract/http/endpoint'
import { useMutation } from '@tanstack/react-query'
import { type AnyEndpoint, fetchFile } from './api-client.ts'
import { saveFile } from './save-file.ts'

type Download = { readonly name: string; readonly failure: string }

/** Saves the file that an endpoint answers; `failure` is shown when the server gives no sentence of its own. */
export const useDownload = <E extends AnyEndpoint>(endpoint: E, request: RequestFor<E>, { name, failure }: Download) =>
  useMutation({ mutationFn: async () => saveFile(await fetchFile(endpoint, request), name), meta: { failure } })
