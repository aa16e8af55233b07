import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { webAddress } from '../values.schemas';

const system = 'gamePlatform';
const auth = 'bearer';
const serves = ['GET /api/provider/link-affiliate'] as const;

/** The link a member shares, ending in `/{code}.html`, and its picture (specification section 3). */
const wireAffiliate = z.looseObject({ link: webAddress, image: webAddress });

const exampleAffiliate = {
  link: 'http://localhost:3000/MTO/r/6f1a0c52e4b04d7c9a3d2f10.html',
  image: 'https://provider.example/affiliates/6f1a0c52e4b04d7c9a3d2f10.svg',
};
const over = { example: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' } };

/** Creates the member's link on the first call and returns the existing one afterwards. */
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

/** Returns the member's link, or nothing until `affiliateNew` has created it. */
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

/** Referral link calls. */
export const affiliateContracts = { affiliateNew, affiliateInfo } as const;
