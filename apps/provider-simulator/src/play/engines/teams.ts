/** Fictitious clubs and leagues. */
export const FOOTBALL_TEAMS: readonly string[] = [
  'นาคาซิตี้',
  'ล้านดาวยูไนเต็ด',
  'สิงห์ริมโขง',
  'ทะเลทองเอฟซี',
  'ช้างเมืองเหนือ',
  'บางกอกแฮมเมอร์ส',
  'อันดามันโรเวอร์ส',
  'โคราชอินทรี',
  'เจ้าพระยาวอริเออร์ส',
  'ภูผาเอฟซี',
  'Harbour Athletic',
  'Eastgate Rovers',
  'Silverlake FC',
  'Red Lantern',
  'Monsoon United',
  'Northfield Town',
  'Porto Verde',
  'Castle Borough',
  'Riverside 1904',
  'Nova Atlético',
];

export const ESPORT_TEAMS: readonly string[] = [
  'Naga Five',
  'Tuk Tuk Gaming',
  'Iron Mango',
  'Kraken Lab',
  'Siam Nova',
  'Midnight Owls',
  'Jade Division',
  'Crimson Kite',
  'Pixel Monks',
  'Zero Durian',
  'Storm Carp',
  'Velvet Wolves',
  'Golden Gecko',
  'Team Monsoon',
  'Hyper Lotus',
  'Ember Squad',
];

export const LEAGUES: Readonly<Record<string, readonly string[]>> = {
  football: ['ลีกสุวรรณภูมิ', 'Harbour Premier', 'ถ้วยมรกต'],
  esport: ['Arena Cup', 'Pro Circuit S7', 'ศึกห้าทัพ'],
};
