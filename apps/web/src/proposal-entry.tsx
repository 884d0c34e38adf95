import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/base.css'
import { PublicProposalScreen } from './features/proposals/index.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('proposal.html has no #root')

/** What follows /p/ in the address; the server decides what a token is. */
const token = window.location.pathname.replace(/^\/p\//, '')

createRoot(container).render(
  <StrictMode>
    <PublicProposalScreen token={token} now={() => new Date()} />
  </StrictMode>,
)
