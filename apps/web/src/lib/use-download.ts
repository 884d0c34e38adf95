import type { RequestFor } from '@girassol/contract/http/endpoint'
import { useMutation } from '@tanstack/react-query'
import { type AnyEndpoint, fetchFile } from './api-client.ts'
import { saveFile } from './save-file.ts'

type Download = { readonly name: string; readonly failure: string }

/** Downloads the file that an endpoint returns; `failure` is shown when the server sends no message. */
export const useDownload = <E extends AnyEndpoint>(endpoint: E, request: RequestFor<E>, { name, failure }: Download) =>
  useMutation({ mutationFn: async () => saveFile(await fetchFile(endpoint, request), name), meta: { failure } })
