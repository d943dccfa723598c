/**
 * All 407,170,400 pairs of hands: a line for each of `threeCardGrades` of the player's hand, in it a count for each of
 * `duelResults` where queen, six, four and everything above is played. Counted again by tatlong-baraha.test.ts.
 */
export const tatlongShowdowns: readonly (readonly number[])[] = [
  [132_652_800, 53_876_136, 38_134_212, 234_696, 77_992_716],
  [0, 20_926_080, 36_168_624, 11_232, 11_873_520],
  [0, 6_135_276, 12_793_544, 3_288, 1_260_596],
  [0, 4_001_004, 8_975_484, 18_288, 270_504],
  [0, 288_960, 665_776, 0, 3_312],
  [0, 266_196, 617_044, 144, 968],
]
