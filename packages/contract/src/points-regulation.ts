import { endpoint } from './http/endpoint.ts'
import { fileBytes } from './http/file.ts'

export const downloadRegulation = endpoint({
  method: 'GET',
  path: '/static/regulamento-pontos.pdf',
  requires: 'public',
  summary: 'The regulation of the points programme as PDF, the same for everyone.',
  cached: true,
  response: fileBytes,
})
