import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { webAddress } from '../values.schemas';

const system = 'gamePlatform';
const auth = 'bearer';
const serves = ['GET /api/provider/link-affiliate'] as const;

/** The address a member shares, ending in `/{code}.html`, and the picture that goes with it (specification section 3). */
const wireAffiliate = z.looseObject({ link: webAddress, image: webAddress });

const exampleAffiliate = {
  link: 'http://localhost:3000/MTO/r/6f1a0c52e4b04d7c9a3d2f10.html',
  image: 'https://provider.example/affiliates/6f1a0c52e4b04d7c9a3d2f10.svg',
};
const over = { example: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' } };

/** Makes the member's link at the first visit; afterwards it answers the one there is. */
export const affiliateNew = wireContract({
  name: 'affiliateNew',
  system,
  method: 'POST',
  path: '/frontend/affiliate/new',
  auth,
  serves,
  request: z.object({}),
  response: resultReply(wireAffiliate),
  example: { request: {}, reply: { code: 0, result: exampleAffiliate }, refusal: over.example },
});

/** The member's link, or nothing before it was made. */
export const affiliateInfo = wireContract({
  name: 'affiliateInfo',
  system,
  method: 'GET',
  path: '/frontend/affiliate/v2',
  auth,
  serves,
  request: z.object({}),
  response: resultReply(wireAffiliate.nullable()),
  example: { request: {}, reply: { code: 0, result: exampleAffiliate }, refusal: over.example },
});

/** What brings a member's friends. */
export const affiliateContracts = { affiliateNew, affiliateInfo } as const;
