/** The star beside every price and sum of stars. */
export const StarMark = () => (
  <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
    <path
      d="M0 -11L3 -3.600 10.500 -3.400 4.600 1.300 6.500 8.900 0 4.700 -6.500 8.900 -4.600 1.300 -10.500 -3.400 -3 -3.600Z"
      fill="#ffd15c"
      stroke="#b06a1c"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
    <path
      d="M0 -11V4.700M10.500 -3.400L0 1.200 -10.500 -3.400M6.500 8.900L0 1.200 -6.500 8.900"
      fill="none"
      stroke="#fff6d6"
      strokeWidth="0.9"
    />
  </svg>
)
