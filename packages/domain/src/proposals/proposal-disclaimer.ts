/** On the page and in the PDF, as text (PROP-019). */
export const proposalDisclaimer = 'Estimativa de geração e economia; não é garantia.'

/** Beside every financing line (C-166). */
export const financingDisclaimer = 'Simulação sem IOF e tarifas.'
