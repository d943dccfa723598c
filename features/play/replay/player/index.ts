export { ReplayFacts } from './replay-facts.tsx'
export { ReplayFrame } from './replay-frame.tsx'
