/** The calls about substitutes of products (C-154): who buys replaces, staff suggest, and the integrator answers. */
export const substitutionCalls = [
  'GET /substitutions/needs',
  'POST /substitutions/options',
  'POST /substitutions/apply',
]

export const suggestionAnswers = ['POST /invoice/:/suggestions/:/accept', 'POST /invoice/:/suggestions/:/refuse']

export const impactCalls = ['GET /substitutions/impact/:', 'GET /substitutions/impact/:/export']
