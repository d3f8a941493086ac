/** The light side of the screen's palette: what is printed is light. */
export const PALETTE = {
  paper: '#ffffff',
  ink: '#16202e',
  muted: '#4f5b6b',
  hairline: '#c6ccd6',
  gold: '#b07a00',
  series: ['#174a8c', '#b87800', '#3295f6', '#6b1d3a'],
} as const;
