/** For integrators, and for the six roles of staff that read figures (ANA-009); the use case tells the sides apart. */
export const analyticsCalls = [
  'GET /analytics',
  'GET /analytics/:',
  'GET /analytics/:/export',
  'POST /analytics/:/files',
  'GET /analytics/files/:',
  'GET /analytics/files/:/file',
  'GET /analytics/subscriptions',
  'PUT /analytics/subscriptions',
]
