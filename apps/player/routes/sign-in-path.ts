/** The guard's target without a session, in both shells. */
export const signInPath = '/login'
