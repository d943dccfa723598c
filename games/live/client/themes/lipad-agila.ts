export { runFlight as runLipadAgila } from '../flight/run-flight.ts'
